// A complete engine in JavaScript without any library: it plays a random legal action, but never a Curse.
//
//     bastide simulate dominion --bots "engine:node examples/engines/random_engine.mjs,random" --games 10
import { createInterface } from "node:readline"

const answer = (line) => process.stdout.write(line + "\n")
let legal = []

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...rest] = line.trim().split(" ")
  const data = rest.join(" ")
  if (command === "bastide") {
    answer("name Random engine")
    answer("ready")
  } else if (command === "newgame") {
    answer("ready")
  } else if (command === "position") {
    legal = JSON.parse(data).legal
  } else if (command === "go") {
    const wanted = legal.filter((action) => !action.includes("curse"))
    const actions = wanted.length ? wanted : legal
    answer("bestaction " + actions[Math.floor(Math.random() * actions.length)])
  } else if (command === "quit") {
    process.exit()
  }
}
