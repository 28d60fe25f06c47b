import { ConfigProvider } from 'antd';
import { extractStyle } from '@ant-design/static-style-extract';
import { createElement, type ReactElement } from 'react';

const theme = { hashed: false, cssVar: { key: 'traveldesk' } } as const;

/** Matches theme variables, which antd sets at run time from the user's preferences, and the extraction's own notes. */
const variables =
  /(?:\.[\w-]+)*\.(?:traveldesk|css-var-\w+)(?:\.[\w-]+)*\s*\{--[^}]*\}|\.data-ant-cssinjs[\w-]*\s*\{[^}]*\}/g;

/** Returns the CSS rules of these antd components, without the values of their variables. */
export function extractAntdStyles(components: readonly string[]): string {
  const css = extractStyle({
    includes: [...components],
    customTheme: (node: ReactElement) => createElement(ConfigProvider, { theme }, node),
  });
  return css.replace(variables, '');
}
