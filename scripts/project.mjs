// Plain JavaScript, without packages: this also runs on a machine's older Node, before anything is installed.
import { fileURLToPath } from 'node:url'

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url))
