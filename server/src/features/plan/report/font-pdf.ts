import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (address: string) => readFileSync(fileURLToPath(address))

let fonts: Readonly<Record<'serif' | 'sans' | 'bold', Buffer>> | undefined
/** Returns the fonts of the web app as TrueType. Loads them when the first report is made. */
export function reportFonts() {
  fonts ??= {
    serif: read(import.meta.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf')),
    sans: read(
      import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    ),
    bold: read(
      import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
    ),
  }
  return fonts
}
