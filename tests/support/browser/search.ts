import type { Locator, Page } from '@playwright/test'

/** The dialog of the search, also the one that stands in for it until it has loaded. */
export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })

/** The field of the search once it has loaded. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' })

export const searchResults = (page: Page): Locator => searchDialog(page).getByRole('option')
