/** Permissions to see the parts that the wallet adds to other domains' screens. */
export { enoughReaders, ledgerStateReaders, walletReaders } from '../permissions';
