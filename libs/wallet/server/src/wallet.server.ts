import type { ServerModule } from '@traveldesk/shared-server';
import { companyIn, registerMoneySettings } from '@traveldesk/shared-server';
import { contributeStatistics } from '@traveldesk/dashboard-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { accountsAsOne, registerApprovalKind } from '@traveldesk/approvals-server';
import { registerCompanyMoneyHooks } from '@traveldesk/companies-server';
import { registerMovedMoney, registerRateApproval } from '@traveldesk/currencies-server';
import { companiesOfHolds, companiesOfTransactions } from './audited';
import { ledgerJobs } from './check/ledger.jobs';
import { ledgerRoutes } from './check/ledger.routes';
import { conversionKind } from './conversions/conversion-kind';
import { conversionRoutes } from './conversions/conversions.routes';
import { loadDemoWallets } from './demo/demo';
import { ledgerMoney } from './ledger/ledger-money';
import * as ledger from './migrations/20261123T0350_ledger';
import * as rules from './migrations/20261123T0351_ledger_rules';
import * as limits from './migrations/20261123T0352_ledger_limits';
import * as creditRaises from './migrations/20261129T1520_credit_raises';
import * as earnings from './migrations/20261124T0420_ledger_earnings';
import * as guard from './migrations/20261124T0410_ledger_guard';
import * as marks from './migrations/20261124T0400_ledger_marks';
import * as payouts from './migrations/20261124T1120_ledger_payouts';
import * as paidOut from './migrations/20261128T1730_ledger_paid_out';
import * as proofsByAuthor from './migrations/20261129T1410_proofs_by_author';
import * as references from './migrations/20261129T1830_ledger_references';
import * as ledgerSales from './migrations/20261129T1841_ledger_sales';
import * as sums from './migrations/20261124T1110_ledger_sums';
import * as staffMovements from './migrations/20261129T1510_staff_movements';
import { adjustmentKind } from './requests/adjustments';
import { depositKind } from './requests/deposits';
import { askForRates, exchangeRateKind } from './requests/exchange-rates';
import { payoutKind } from './requests/payouts';
import { requestRoutes } from './requests/requests.routes';
import { reversalKind } from './requests/reversals';
import { walletMoneySettings } from './settings';
import { settingsRoutes } from './settings.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { transactionFinder } from './transaction-finder';
import { transactionKind } from './transaction-kind';
import { statementPdfRoute } from './transactions/statement.pdf.routes';
import { transactionRoutes } from './transactions/transactions.routes';
import { totalPayments } from './transactions/total-payments';
import { hasMoved } from './transactions/transaction.sql';
import { warningJobs } from './warnings/warnings.jobs';
import { creditLimitKind } from './wallets/credit-raises';
import { walletRoutes } from './wallets/wallets.routes';

/** The wallet module: a double-entry ledger with the API to read it and to move money (DESIGN 5). */
export const walletServer: ServerModule = {
  name: 'wallet',
  migrations: {
    '20261123T0350_ledger': ledger,
    '20261123T0351_ledger_rules': rules,
    '20261123T0352_ledger_limits': limits,
    '20261124T0400_ledger_marks': marks,
    '20261124T0410_ledger_guard': guard,
    '20261124T0420_ledger_earnings': earnings,
    '20261124T1110_ledger_sums': sums,
    '20261124T1120_ledger_payouts': payouts,
    '20261128T1730_ledger_paid_out': paidOut,
    '20261129T1520_credit_raises': creditRaises,
    '20261129T1410_proofs_by_author': proofsByAuthor,
    '20261129T1510_staff_movements': staffMovements,
    '20261129T1830_ledger_references': references,
    '20261129T1841_ledger_sales': ledgerSales,
  },
  writable: {
    // Triggers maintain the other columns from entries, holds and limits.
    ledger_accounts: {
      insert: ['id', 'company_id', 'kind', 'currency'],
      update: ['threshold', 'warned', 'settings_version'],
      delete: true,
    },
    ledger_open_holds: {},
    ledger_references: { insert: ['about_kind', 'about_id', 'company_id', 'reference', 'key'] },
  },
  texts: { en, fr, ar },
  constraints: { ledger_transfers_proof_id_fkey: { field: 'proof_id', code: 'proof_unknown' } },
  permissions: [
    walletPermissions.export,
    { name: walletPermissions.deposit, sensitive: 'money' },
    { name: walletPermissions.approveDeposits, sensitive: 'money' },
    { name: walletPermissions.adjust, sensitive: 'money' },
    { name: walletPermissions.approveAdjustments, sensitive: 'money' },
    { name: walletPermissions.payOut, sensitive: 'money' },
    { name: walletPermissions.approvePayouts, sensitive: 'money' },
    { name: walletPermissions.convert, sensitive: 'money' },
    { name: walletPermissions.credit, sensitive: 'money' },
    { name: walletPermissions.approveCredit, sensitive: 'money' },
    { name: walletPermissions.settings, sensitive: 'money' },
    walletPermissions.ledger,
    walletPermissions.checkLedger,
  ],
  tools: () => ({ wallet: { holdOwners: [] } }),
  contribute: (kernel) => {
    registerApprovalKind(kernel, depositKind(kernel));
    registerApprovalKind(kernel, adjustmentKind(kernel));
    registerApprovalKind(kernel, conversionKind(kernel));
    registerApprovalKind(kernel, payoutKind(kernel));
    registerApprovalKind(kernel, reversalKind(kernel));
    registerApprovalKind(kernel, creditLimitKind(kernel));
    registerMoneySettings(kernel, walletMoneySettings);
    registerApprovalKind(kernel, exchangeRateKind(kernel));
    registerRateApproval(kernel, askForRates, accountsAsOne);
    registerMovedMoney(kernel, hasMoved);
    registerCompanyMoneyHooks(kernel, ledgerMoney);
  },
  routes: (app, kernel) => {
    contributeStatistics(kernel, { totalAmount: totalPayments });
    walletRoutes(app);
    requestRoutes(app);
    transactionRoutes(app);
    statementPdfRoute(app);
    conversionRoutes(app);
    settingsRoutes(app);
    ledgerRoutes(app);
  },
  jobs: async (kernel) => {
    await ledgerJobs(kernel);
    await warningJobs(kernel);
  },
  demo: loadDemoWallets,
  recordKinds: { transaction: transactionKind },
  finders: { transaction: transactionFinder },
  histories: { transaction: { permissions: [walletPermissions.list] } },
  companiesOf: {
    transaction: companiesOfTransactions,
    hold: companiesOfHolds,
    deposit_proof: companyIn('deposit_proofs', 'company_id'),
  },
};
