/** The system's font, with a good Arabic font of each system. Nothing is downloaded. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'SF Arabic', 'Segoe UI Arabic', 'Noto Sans Arabic', Tahoma, sans-serif";

export const fontCode =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'Noto Sans Mono', Menlo, monospace";
