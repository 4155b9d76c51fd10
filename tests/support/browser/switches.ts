/**
 * Parts of Chromium that tests do not need. A window of the full browser starts two pages of its own for the address bar
 * and draws itself by software: half of what a short test took.
 */
const UNNEEDED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright 1.65 turns off itself: of two such switches the last one counts, so it has to say all. */
const FEATURES_OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Switches of the command line that Chromium is started with, besides those of Playwright. */
export const switches: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  `--disable-features=${[...FEATURES_OFF_IN_PLAYWRIGHT, ...UNNEEDED_FEATURES].join(',')}`,
]
