const [, , name] = process.argv
process.stderr.write(
  `This folder runs from its sources. To pack it: npm run packages, then npm pack ./${name}/dist\n`,
)
process.exitCode = 1
