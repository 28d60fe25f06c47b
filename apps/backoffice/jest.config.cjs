const path = require('node:path');

// The shell's tests run with the shared libraries and the domains' manifests, so that they run again only when those change (`inputs` of
// project.json). Tests that need every library's screens are in each-screen.
const config = require('../../jest.preset.cjs').web(__dirname, {
  '^@traveldesk/(?!shared-|[a-z-]+-contract/manifest/)|/libs/(?!shared/)[a-z-]+/(contract|feature|server|ui)/':
    path.join(__dirname, 'src/testing/no-library.cjs'),
});

module.exports = {
  ...config,
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '/apps/backoffice/src/each-screen/'],
};
