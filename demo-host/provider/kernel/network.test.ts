import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { networkOf } from './network.ts'

describe('the network an address is counted as', () => {
  for (const [name, ip, network] of [
    ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address within IPv6 is the same', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6 is its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['whatever host is in it', '2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['however its zeros are written', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['the next /64 is another', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['zeros within the network are counted', '2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['a zone is no part of it', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['what is no address stays what it is', 'unknown', 'unknown'],
  ] as const)
    it(name, () => assert.equal(networkOf(ip), network))
})
