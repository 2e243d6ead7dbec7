type Answer = { promise: Promise<void>; settle: (code: string) => void }

/** A promise that nobody has to handle: an integrator who ignores a refusal sees nothing in the console. */
const makeAnswer = (): Answer => {
  let settle: Answer['settle'] = () => {}
  const promise = new Promise<void>((keep, refuse) => {
    settle = (code) => (code ? refuse(Object.assign(new Error(code), { code })) : keep())
  })
  promise.catch(() => {
    // Whoever wants to know has the promise.
  })
  return { promise, settle }
}

/** The call that nobody makes: the widget answers it by being ready. */
export const READY = 0

/** The promises that wait for the widget, by the number of their call. An empty code keeps one, any other refuses it. */
export const makeCalls = () => {
  const answers = new Map<number, Answer>()
  const answerTo = (id: number) => {
    const answer = answers.get(id) ?? makeAnswer()
    answers.set(id, answer)
    return answer
  }

  return {
    promise: (id: number) => answerTo(id).promise,
    settle(id: number, code: string) {
      answerTo(id).settle(code)
      if (id !== READY) answers.delete(id)
    },
    refuseAll(code: string) {
      for (const answer of answers.values()) answer.settle(code)
      answers.clear()
    },
  }
}
