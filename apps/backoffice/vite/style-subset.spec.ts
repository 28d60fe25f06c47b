import { styleSubset } from './style-subset';

const known = ['btn', 'input', 'input-number', 'table', 'picker'];
const use = { components: new Set(['btn', 'input']), code: 'const styles={row:`_row_ab12c_1`}' };
const subset = (css: string) => styleSubset(css, known, use).replaceAll(/\s+/g, '');

describe('the part of a stylesheet that a page uses', () => {
  it('has the rules of its components and what belongs to none', () => {
    expect(subset('a{color:red}.ant-btn{color:red}.ant-table td{color:red}:root{--a:1}')).toBe(
      'a{color:red}.ant-btn{color:red}:root{--a:1}',
    );
  });

  it('tells a component from one whose name begins like it', () => {
    expect(subset('.ant-input-lg{a:b}.ant-input-number{a:b}.ant-input-number-lg{a:b}')).toBe(
      '.ant-input-lg{a:b}',
    );
  });

  it('keeps the selectors of a rule that it uses, and no rule that needs what it has not', () => {
    expect(subset('.ant-btn,.ant-table{a:b}.ant-btn .ant-picker{a:b}')).toBe('.ant-btn{a:b}');
  });

  it('has the classes of modules that its code names', () => {
    expect(subset('._row_ab12c_1{a:b}._row_ab12c_1 ._cell_zz99z_2{a:b}._cell_zz99z_2{a:b}')).toBe(
      '._row_ab12c_1{a:b}',
    );
  });

  it('has what several components share', () => {
    expect(subset('.ant-fade-enter{a:b}')).toBe('.ant-fade-enter{a:b}');
  });

  it('has an animation that is played, and no query without a rule', () => {
    const css =
      '@keyframes turn{0%{a:b}}@keyframes fall{0%{a:b}}.ant-btn{animation:turn 1s}.ant-table{animation:fall 1s}' +
      '@media print{.ant-table{a:b}}@media screen{.ant-btn{a:b}}';
    expect(subset(css)).toBe('@keyframesturn{0%{a:b}}.ant-btn{animation:turn1s}@mediascreen{.ant-btn{a:b}}');
  });

  it('keeps the order', () => {
    expect(subset('.ant-input{a:b}.ant-table{a:b}.ant-btn{a:b}')).toBe('.ant-input{a:b}.ant-btn{a:b}');
  });
});
