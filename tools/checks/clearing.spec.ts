import { filesOf, read } from './lib/workspace';

/** A clearable select from antd itself: its cross is a tab stop, and no key clears it. */
const plain = /<Select\b(?:(?!\/>|<\/Select>)[\s\S])*?\ballowClear\b/;

it('every clearable select is cleared with the same keys: it is a ClearableSelect or a RemoteSelect', () => {
  const files = filesOf('{apps/backoffice/src,libs/*/{feature,ui}/src}/**/*.tsx').filter(
    (file) => !file.startsWith('libs/shared/ui/src/picker/'),
  );
  expect(files.filter((file) => plain.test(read(file)))).toEqual([]);
});

/** A select from antd itself without a search field and for one value: typed letters choose nothing. */
const mute = /<Select(?:<[^>]*>)?(?=\s)(?![^>]*\b(?:showSearch|mode)\b|\s+\{\.\.\.choice\})/;

it('letters choose in each select without a search field: it is a ChoiceSelect or a ClearableSelect', () => {
  const files = filesOf('{apps/backoffice/src,libs/*/{feature,ui}/src}/**/*.tsx').filter(
    (file) => !/\.(spec|fake)\.tsx$/.test(file) && !file.startsWith('libs/shared/ui/src/picker/'),
  );
  expect(files.filter((file) => mute.test(read(file)))).toEqual([]);
});
