import { sharedPackage } from '../../../tools/vite/shared-package.mts';

export default sharedPackage('ui');
