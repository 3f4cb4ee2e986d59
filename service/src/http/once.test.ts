import { expect, test } from 'vitest'
import { once } from './once.ts'

test('A value is made when it is first asked for, once', () => {
  let made = 0
  const get = once(() => ++made)
  expect([made, get(), get()]).toEqual([0, 1, 1])
})

test('A promise is made once, also while it is awaited; one that was rejected is made again', async () => {
  let made = 0
  const get = once(async () => {
    if (++made < 3) throw new Error(`try ${made}`)
    return made
  })
  const [first, second] = [get(), get()]
  await expect(first).rejects.toThrow('try 1')
  await expect(second).rejects.toThrow('try 1')
  await expect(get()).rejects.toThrow('try 2')
  expect([await get(), await get(), made]).toEqual([3, 3, 3])
})
