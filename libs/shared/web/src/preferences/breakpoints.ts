/** SPECIFICATION 9: the display breakpoints, in pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** SPECIFICATION 4 and 9: below 1279 px the navigation is vertical and an overlay. */
export const overlayBelow = 1279;
