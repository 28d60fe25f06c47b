/** The type of a token's value. */
export type TokenKind = 'color' | 'size' | 'shadow' | 'font';

export interface Token {
  name: `--${string}`;
  kind: TokenKind;
  meaning: string;
}

const named =
  (kind: TokenKind) =>
  ([name, meaning]: readonly [Token['name'], string]): Token => ({ kind, name, meaning });

/**
 * The design tokens: the variables that styles may use. The files of this folder give their values: `tokens.css` the fixed ones,
 * `accents.ts` those of the primary color (`--td-primary-…`), and `theme.ts` those of antd (`--ant-…`). Styles use no other colors.
 */
export const tokens: readonly Token[] = [
  ...(
    [
      [
        '--td-primary-text',
        'Links, icons, the current page, and the outline of the focus; readable on every background',
      ],
      ['--td-primary-text-hover', 'The same under the pointer'],
      ['--td-primary-solid', 'The background of the main button, under white text'],
      ['--td-primary-solid-hover', 'The same under the pointer'],
      ['--td-primary-solid-active', 'The same while pressed'],
      ['--td-primary-tint', 'The background of a selected item'],
      ['--td-primary-tint-hover', 'The same under the pointer'],
      ['--td-table-head', 'The background of a table’s head'],
      ['--td-row-hover', 'The background of a row under the pointer'],
      ['--td-more', 'The shade where a table continues beyond its edge'],
      ['--td-edge', 'The border of cards: none, or a line in the bordered skin'],
      ['--ant-color-text', 'Text'],
      ['--ant-color-text-heading', 'Titles'],
      ['--ant-color-text-secondary', 'Labels and explanations'],
      ['--ant-color-text-tertiary', 'Hints and placeholders'],
      ['--ant-color-text-quaternary', 'Decoration only; too faint to read'],
      ['--ant-color-text-disabled', 'Text of a disabled control'],
      ['--ant-color-icon', 'Icons beside text'],
      ['--ant-color-icon-hover', 'The same under the pointer'],
      ['--ant-color-bg-layout', 'The page'],
      ['--ant-color-bg-container', 'Cards, tables and fields'],
      ['--ant-color-bg-elevated', 'Menus and dialogs'],
      ['--ant-color-fill-secondary', 'The background of a small part, such as a count'],
      ['--ant-color-fill-tertiary', 'The same, fainter'],
      ['--ant-control-item-bg-hover', 'The background of an option under the pointer'],
      ['--ant-control-item-bg-active', 'The background of the chosen option'],
      ['--ant-color-border', 'The border of a field'],
      ['--ant-color-border-secondary', 'The border of a card'],
      ['--ant-color-split', 'A line between parts'],
      ['--ant-color-primary', 'The primary color as it was chosen; for lines and dots, not for text'],
      ['--ant-color-primary-bg', 'Its faint background'],
      ['--ant-color-primary-border', 'Its border'],
      ['--ant-blue', 'Work that goes on'],
      ['--ant-color-info-bg', 'The background of a notice'],
      ['--ant-color-info-border', 'The border of a notice'],
      ['--ant-color-success', 'Success: lines and dots'],
      ['--ant-color-warning', 'A warning: lines and dots'],
      ['--ant-color-warning-text', 'A warning as text'],
      ['--ant-color-warning-bg', 'The background of a warning'],
      ['--ant-color-warning-border', 'The border of a warning'],
      ['--ant-color-error', 'An error: lines and dots'],
      ['--ant-color-error-text', 'An error as text'],
      ['--ant-color-error-bg', 'The background of an error'],
    ] as const
  ).map(named('color')),
  ...(
    [
      ['--td-header', 'The height of the bar at the top'],
      ['--td-sider', 'The width of the navigation'],
      ['--td-sider-collapsed', 'The width of the collapsed navigation'],
      ['--td-sticky-top', 'The height of what stays in view above a table; the layout sets it, otherwise 0'],
      ['--td-gutter', 'The space at the sides of a page'],
      ['--ant-border-radius', 'The corners of controls'],
      ['--ant-border-radius-lg', 'The corners of cards'],
    ] as const
  ).map(named('size')),
  ...(
    [
      ['--td-shadow', 'The shadow of cards'],
      ['--ant-box-shadow-secondary', 'The shadow of menus and dialogs'],
    ] as const
  ).map(named('shadow')),
  ...(
    [
      ['--ant-font-family', 'Text'],
      ['--ant-font-family-code', 'Codes'],
    ] as const
  ).map(named('font')),
];
