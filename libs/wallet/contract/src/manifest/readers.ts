/** Whom the shell shows what the wallet adds to other domains' screens. */
export { enoughReaders, ledgerStateReaders, walletReaders } from '../permissions';
