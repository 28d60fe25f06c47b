import { currencyOptions } from './currency-options';

const codes = ['EGP', 'EUR', 'XCG'];
const labelOf = (code: string) => currencyOptions(codes, 'en').find(({ value }) => value === code)?.label;

describe('the currency options', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('have their names', () => {
    expect(labelOf('EGP')).toBe('EGP – Egyptian Pound');
    expect(currencyOptions(codes, 'fr').find(({ value }) => value === 'EUR')?.label).toBe('EUR – euro');
  });

  it('have only their codes where the browser knows no name', () => {
    const { of } = Intl.DisplayNames.prototype;
    jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
      this: Intl.DisplayNames,
      code,
    ) {
      const none = this.resolvedOptions().fallback === 'none';
      return code === 'XCG' ? (none ? undefined : code) : of.call(this, code);
    });
    expect(labelOf('XCG')).toBe('XCG');
    expect(labelOf('EGP')).toBe('EGP – Egyptian Pound');
  });
});
