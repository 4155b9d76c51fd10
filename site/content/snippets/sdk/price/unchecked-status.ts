import { getPrice, SUSHI } from 'sushi/evm'

// Stands in for the API, which answers with an error.
globalThis.fetch = async () => Response.json({ title: 'Server' }, { status: 500 })
const price = await getPrice(1, SUSHI[1].address)
console.log(typeof price, price)

// A proxy in between may answer with something that is no JSON.
globalThis.fetch = async () => new Response('Bad gateway', { status: 502 })
await getPrice(1, SUSHI[1].address).catch(error => console.log(error.name))
