import { filesOf, read } from './lib/workspace';

/** A select of antd itself that can be emptied: its cross is a stop of Tab, and no key empties it. */
const plain = /<Select\b(?:(?!\/>|<\/Select>)[\s\S])*?\ballowClear\b/;

it('what can be emptied is emptied by the same keys everywhere: it is a ClearableSelect or a RemoteSelect', () => {
  const files = filesOf('{apps/backoffice/src,libs/*/{feature,ui}/src}/**/*.tsx').filter(
    (file) => !file.startsWith('libs/shared/ui/src/picker/'),
  );
  expect(files.filter((file) => plain.test(read(file)))).toEqual([]);
});

/** A select of antd itself that has no search field and takes one value: letters that are typed in it choose nothing. */
const mute = /<Select(?:<[^>]*>)?(?=\s)(?![^>]*\b(?:showSearch|mode)\b|\s+\{\.\.\.choice\})/;

it('letters choose in each select without a search field: it is a ChoiceSelect or a ClearableSelect', () => {
  const files = filesOf('{apps/backoffice/src,libs/*/{feature,ui}/src}/**/*.tsx').filter(
    (file) => !/\.(spec|fake)\.tsx$/.test(file) && !file.startsWith('libs/shared/ui/src/picker/'),
  );
  expect(files.filter((file) => mute.test(read(file)))).toEqual([]);
});
