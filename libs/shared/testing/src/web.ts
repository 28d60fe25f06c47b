export {
  mockApi,
  problem,
  type MockAnswer,
  type MockApi,
  type MockRequest,
  type MockRoutes,
} from './web/mock-api';
export { lineStream, type LineStream } from './web/line-stream';
export { setViewport } from './web/viewport';
export { renderRoutes, renderScreen, testUser, type Rendered, type RenderOptions } from './web/render';
