export {
  mockApi,
  problem,
  recordRoutes,
  type MockAnswer,
  type MockApi,
  type MockRequest,
  type MockRoutes,
} from './mock-api';
export { openFilters } from './filters';
export { answerQuestions } from './questions';
export { lineStream } from './line-stream';
export { setViewport } from './viewport';
export { renderRoutes, renderScreen, testUser, type Rendered, type RenderOptions } from './render';
