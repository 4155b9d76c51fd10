import { getPrice, SUSHI } from 'sushi/evm'

// In place of the API: an answer with an error.
globalThis.fetch = async () => Response.json({ title: 'Server' }, { status: 500 })
const price = await getPrice(1, SUSHI[1].address)
console.log(typeof price, price)

// A proxy between may send something that is not JSON.
globalThis.fetch = async () => new Response('Bad gateway', { status: 502 })
await getPrice(1, SUSHI[1].address).catch(error => console.log(error.name))
