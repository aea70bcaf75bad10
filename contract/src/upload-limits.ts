// Browsers load this file. It must not import the validation library zod, because zod is large.

// The server configuration docs/deploy/nginx.conf accepts uploads of at least these sizes.

export const maxPhotoBytes = 10 * 1024 * 1024
/** The maximum size of a CSV file. It is enough for about 20,000 rows. */
export const maxCsvBytes = 2 * 1024 * 1024
export const maxZipBytes = 1024 * 1024 * 1024
/** The maximum size of the text of a note, in UTF-8. */
export const maxNoteBytes = 64 * 1024

export const maxCsvRows = 20_000
/** The maximum number of tenants in one file. All are added in one transaction. */
export const maxImportedTenants = 2_000
