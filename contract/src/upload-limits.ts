/** The maximum sizes of uploads. docs/deploy/nginx.conf allows at least as much. */
export const maxPhotoBytes = 10 * 1024 * 1024
/** Enough for about 20,000 rows. */
export const maxCsvBytes = 2 * 1024 * 1024
/** The zip of an import. */
export const maxZipBytes = 1024 * 1024 * 1024
