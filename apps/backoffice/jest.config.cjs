const path = require('node:path');

// The shell's tests run with the shared libraries and the domains' manifests, so that they are run again for a change of those
// alone (`inputs` of project.json). What needs every library's screens is in each-screen.
const config = require('../../jest.preset.cjs').web(__dirname, {
  '^@traveldesk/(?!shared-|[a-z-]+-contract/manifest/)|/libs/(?!shared/)[a-z-]+/(contract|feature|server|ui)/':
    path.join(__dirname, 'src/testing/no-library.cjs'),
});

module.exports = {
  ...config,
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '/apps/backoffice/src/each-screen/'],
};
