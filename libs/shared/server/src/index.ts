export type { Actor, Authenticate, RightsOf } from './modules/actor';
export { seesNet } from './modules/net-prices';
export { createApi, type Api, type ApiOptions } from './start/api';
export { createToolKernel } from './start/kernel';
export { companyIn } from './audit/about';
export { appendAudit } from './audit/append';
export { system } from './audited';
export { type AuditRecord, type Recorder } from './audit/entry';
export { historyOf, historyOfActor, type HistoryRule } from './audit/history';
export { clockAt, clockNow } from './clock';
export { change, changeApart, recordEvent, systemChange } from './change';
export { ConfigError, readConfig, variables, type Config, type ReadyConfig } from './config/config';
export type { Database, Db, Tx } from './database';
export type { Connection } from './db/connection';
export type { Constraints } from './db/constraints';
export { isConnectionLoss, isRetryable, refusedBy } from './db/errors';
export { compiledOnce } from './db/compiled';
export { plannedEachTime } from './db/prepared';
export { insertText, placesOf, send } from './db/statement';
export { jsonb } from './db/jsonb';
export { packed, unpacked } from './db/packed';
export { DirectoryLockedError } from './db/lock';
export { openMemoryPGlite, openPGlite } from './db/pglite';
export { assertNoPooler, assertTimeLimits } from './db/pooler';
export { assertDurable, openPostgres } from './db/postgres';
export { transaction } from './db/retry';
export { snapshot } from './db/snapshot';
export { folded } from '@traveldesk/shared-contract';
export { codeOf } from './error-code';
export { createCallLimit, type CallLimit } from './http/call-limit';
export { languageOf } from './http/language';
export { leavingOf } from './http/leaving';
export { networkOf } from './http/network';
export { problems } from './http/problems';
export {
  actorOf,
  checkVersion,
  done,
  etagOf,
  requireFreshSignIn,
  readTargetOf,
  requireVersion,
  targetOf,
  written,
  type ReadTarget,
  type Target,
} from './http/request';
export { accessEndSignal } from './http/access-end';
export type { Call } from './http/types';
export { firstAnswerOf, idempotent } from './idempotency';
export { idInBatch, madeAt, newBatchId, newId, placeInBatch } from './ids';
export { imageType, readImage, type ImageType } from './files/read-image';
export { isoOf } from './iso';
export { countedTo, countOf, countUpTo, paginateUpTo, type Count } from './lists/count';
export {
  anywhereFrom,
  beginningPattern,
  beginsWith,
  holds,
  likePattern,
  orderOf,
  paginate,
} from './lists/list';
export { preparedPages } from './lists/pages';
export { ownNameColumns, nameSortExpression, type OwnNameColumns } from './lists/own-names';
export { pageQueryOf, rowsBefore, type PageNumber } from './lists/page-query';
export {
  compactFrom,
  compactLinesOf,
  compactOf,
  searchColumnsOf,
  eitherFolding,
  isFoundBy,
  type Searched,
} from './search/searched';
export { addCompact, fillSearchBatch, noteUnfilled, renewCompact } from './search/fill';
export { createLog } from './log';
export { mailOfDocuments } from './documents/document-mail';
export { inNameOf } from './documents/in-name-of';
export { wordsOf, type DocumentWords } from './documents/words';
export type { Mail } from './mail';
export { mailHtml } from './mail-html';
export { demoCalls, type DemoAnswer, type DemoHeaders } from './modules/demo-calls';
export type { App, DemoPeople, Kernel, ServerModule } from './modules/module';
export {
  isSame,
  looserWhenHigher,
  looserWhenMore,
  withReason,
  registerMoneySettings,
  savedCode,
  saveMoneySettings,
  waitingSettings,
  type Loosening,
  type MoneyGuard,
  type MoneySettings,
  type MoneySettingsTools,
} from './modules/money-settings';
export { toolsOf, type ModuleTools } from './modules/tools';
export { invalid, lacking, notFound, Problem, refuseReadings, type TextParams } from './problem';
export { readPhone } from './phone';
export { installTables } from './start/prepare';
export {
  shownRecords,
  type NamedRecord,
  type RecordKind,
  type RecordRef,
  type ShownRecord,
} from './modules/record-kinds';
export type { Finder } from './modules/finders';
export { withSecretKey } from './secrets/secret-key';
export { resealColumn, type ResealResult } from './secrets/reseal';
export { censored, withoutSecrets } from './secrets/secret-names';
export { createSecrets, SecretError, type Secrets } from './secrets/secrets';
export type { Texts } from './texts';
export { inTurn } from './http/in-turn';
export { inFileTurn } from './export/file-turn';
export { exportPdf } from './export/pdf';
export { decimal } from './export/cell';
export type { ExportCall, ExportColumns, Say } from './export/file';
export { exportRoute } from './export/route';
export { allRows, inChunks } from './export/rows';
export type { CompanyStatusChanged, UserChange, UserChanged, UserStanding } from './modules/user-change';
export {
  deleteReference,
  lockReference,
  noteWritten,
  readReference,
  type ReferenceKind,
} from './reference-records';
export { deleteRoute, historyRoute, oneRoute } from './http/reference-routes';
export { settingsPageRoutes } from './http/settings-routes';
export { refuseInUse } from './uses';
export { ndjsonAnswer } from './streams/ndjson';
export { createRun, type OpenRun, type Run } from './streams/run';
export { createRunning, type RunningSearches } from './streams/running';
export { startRun } from './streams/start-run';
export { timeZoneOf } from './http/time-zone';
export { createZones, endOfDay, startOfDay, type Zones } from './time-zones';
