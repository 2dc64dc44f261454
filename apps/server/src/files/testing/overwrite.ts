// Keeps parts of one letter each at one place, one after the other, until it is killed: what storage.test.ts looks at afterwards.
import { storageInFolder } from '../storage.ts'

const [folder = '', key = '', size = '0'] = process.argv.slice(2)
const storage = storageInFolder(folder)
for (let turn = 0; ; turn += 1) {
  await storage.write(key, 0, Buffer.alloc(Number(size), 65 + (turn % 26)))
  if (turn === 0) process.stdout.write('begun')
}
