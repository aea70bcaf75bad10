import { maxCsvBytes } from '@home-pulse/contract/upload-limits'

export interface CsvFault {
  title: string
  message: string
}

/**
 * Returns the first error of a file, or null if the file can be uploaded. The specification sets the order and the
 * messages.
 */
export function findCsvFault(file: Pick<File, 'name' | 'size'> | undefined): CsvFault | null {
  if (!file) return { title: 'No File Selected', message: 'Please select a CSV file to upload' }
  if (!/\.csv$/i.test(file.name))
    return { title: 'Invalid File Type', message: 'Please select a CSV file (.csv)' }
  if (file.size > maxCsvBytes)
    return {
      title: 'File Too Large',
      message: `Please select a file smaller than ${maxCsvBytes / 1024 / 1024}MB`,
    }
  return null
}

/** Formats a file size as `640 B` or `1.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

const requiredColumns = ['street', 'city', 'state', 'zip', 'homeage']
/** The column headings must be within this many bytes of the start of the file. */
const headingBytes = 16 * 1024

/**
 * Returns true if the user need not assign the file's columns: the first line has all required columns of the template,
 * or the file has no rows.
 */
export async function hasTemplateColumns(file: File): Promise<boolean> {
  const lines = (await file.slice(0, headingBytes).text()).replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const [heading = '', ...rows] = lines.filter((line) => line.trim() !== '')
  const keys = heading.split(/[,;\t]/).map((name) => name.toLowerCase().replace(/["\s_/-]/g, ''))
  return rows.length === 0 || requiredColumns.every((column) => keys.includes(column))
}
