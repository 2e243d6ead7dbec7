// A company's mail server: takes what comes with the right name and password, and writes each letter as a line of JSON.
import { buffer } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

const [port, user, password] = process.argv.slice(2)

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password: said }, _session, done) =>
    username === user && said === password ? done(null, { user }) : done(new Error('535 Nobody of ours')),
  onData(stream, { envelope }, done) {
    void buffer(stream).then((letter) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      console.log(JSON.stringify({ to, letter: letter.toString() }))
      done()
    })
  },
})
server.listen(Number(port), '127.0.0.1')
