/** Creates a CSV file from headings and rows. */
export function writeCsv(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): File {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [headings, ...rows].map((row) => row.map(cell).join(','))
  return new File([`${lines.join('\n')}\n`], name.replace(/\.csv$/i, '.csv'), { type: 'text/csv' })
}
