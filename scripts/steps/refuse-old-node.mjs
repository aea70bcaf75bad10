// Ends this process with a message if this version of Node is not supported. Every command imports this file first.
// Node parses all imported files before it runs this one. So they may use only syntax that old versions can parse.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 18) || major >= 24

if (!isSupported) {
  console.error(
    `Home Pulse AI needs Node 20.19, 22.18, 24 or newer, and this is ${process.versions.node}. Please install a newer one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
