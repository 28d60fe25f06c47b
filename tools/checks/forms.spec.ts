import { formsOf } from './lib/forms';
import { filesOf, read } from './lib/workspace';

/**
 * Every form of the product keeps typed input when its page closes and asks before it is left, through `RecordForm` or one of these
 * hooks. Exceptions are named here with the reason.
 */
const keeps = /\b(useKeptForm|useKeptFields|useDraft)\b/;

const address = 'what is typed is in the address within a moment, and the sign-in leads back to it';
const nobody = 'nobody is signed in yet, or what is typed is a secret: neither is kept';
const part = 'a field: the form around it holds what is typed';
const sieve = 'narrows what is shown, and says nothing that could be saved';

const others: Record<string, string> = {
  'apps/backoffice/src/customizer/Choice.tsx': 'a choice, which acts at once',
  'libs/flight-bookings/feature/src/review/Bags.tsx': part,
  'libs/bookings/ui/src/person/NameItem.tsx': part,
  'libs/hotel-bookings/feature/src/manual/StayDates.tsx': part,
  'libs/flight-bookings/feature/src/review/PassportLinesField.tsx':
    'lines of a passport: numbers of documents are not kept',
  'libs/companies/feature/src/settings/LogoField.tsx': 'a file, which is chosen',
  'libs/currencies/feature/src/rate-file/RateFileInputControl.tsx': part,
  'libs/flights/feature/src/results/ClientTextDialog.tsx':
    'a text made anew of the chosen options, to be sent at once',
  'libs/suppliers/ui/src/search/LimitFilter.tsx': address,
  'libs/suppliers/ui/src/search/PriceFilter.tsx': address,
  'libs/flights/feature/src/search/PrivateFareFields.tsx': address,
  'libs/flights/feature/src/search/TripFields.tsx': address,
  'libs/markups/feature/src/form/InstantField.tsx': part,
  'libs/shared/ui/src/form/DecimalInput.tsx': part,
  'libs/shared/ui/src/form/DayInput.tsx': part,
  'libs/shared/ui/src/form/DayTimeInput.tsx': part,
  'libs/shared/ui/src/form/EmailField.tsx': part,
  'libs/shared/ui/src/form/TimeInput.tsx': part,
  'libs/shared/ui/src/list/DayFilter.tsx': part,
  'libs/shared/ui/src/table/ColumnChoice.tsx': 'a choice, which acts at once',
  'libs/shared/ui/src/table/TableDrawer.tsx': 'a choice, which acts at once',
  'libs/suppliers/feature/src/suppliers/CredentialsInput.tsx': 'credentials are not kept',
  'libs/wallet/feature/src/moving/ProofField.tsx': 'a file, which is chosen',
  'apps/backoffice/src/customizer/Palette.tsx': 'a colour, which is chosen at once',
  'apps/backoffice/src/palette/CommandPalette.tsx': sieve,
  'libs/auth/feature/src/login/CodeStep.tsx': nobody,
  'libs/auth/feature/src/login/LoginPage.tsx': nobody,
  'libs/auth/feature/src/parts/AuthForm.tsx': nobody,
  'libs/bookings/ui/src/dialog/ReasonField.tsx': part,
  'libs/companies/feature/src/settings/GenerateToken.tsx': 'TokensTab keeps it',
  'libs/hotels/feature/src/results/StayFilters.tsx': address,
  'libs/hotels/feature/src/search/CountInput.tsx': address,
  'libs/hotels/feature/src/search/DateFields.tsx': address,
  'libs/suppliers/ui/src/form/SearchFrame.tsx': address,
  'libs/shared/ui/src/list/FilterBar.tsx': address,
  'libs/shared/ui/src/table/PageChoice.tsx': address,
  'libs/wallet/feature/src/statement/PeriodBar.tsx': address,
  'libs/wallet/feature/src/statement/ReferenceSearch.tsx': address,
  'libs/users/feature/src/roles/PermissionMatrix.tsx': sieve,
};

const screens = filesOf('{apps/backoffice/src,libs/*/{feature,ui}/src,libs/shared/ui/src}/**/*.tsx').filter(
  (file) => !/\.(spec|fake|stories)\.tsx$/.test(file),
);
const typedInto = screens.filter((file) => {
  const { hasForm, hasLooseFields } = formsOf(read(file));
  return hasForm || hasLooseFields;
});

describe('typed input', () => {
  it('is kept by every form without a stated exception', () => {
    const lost = typedInto.filter((file) => !keeps.test(read(file)) && !others[file]);
    expect(lost).toEqual([]);
  });

  it('is searched for in all screens', () => {
    expect(typedInto.length).toBeGreaterThan(20);
    // No exception keeps its input by now or has been removed.
    expect(Object.keys(others).filter((file) => !typedInto.includes(file) || keeps.test(read(file)))).toEqual(
      [],
    );
  });

  it.each([
    ['<Form onFinish={send} />', { hasForm: true, hasLooseFields: false }],
    ['<form><button>Go</button></form>', { hasForm: true, hasLooseFields: false }],
    ['<Input.TextArea onChange={set} />', { hasForm: false, hasLooseFields: true }],
    ['<DayInput value={day} onChange={set} />', { hasForm: false, hasLooseFields: true }],
    ['<Form.Item name="a"><Input dir="auto" /></Form.Item>', { hasForm: false, hasLooseFields: false }],
    [
      '<RecordForm onSubmit={send}><Fields onChange={set} /></RecordForm>',
      { hasForm: false, hasLooseFields: false },
    ],
  ])('is found in %s', (jsx, found) => {
    expect(formsOf(`export const screen = ${jsx};`)).toEqual(found);
  });
});
