// `npm run bench:crash`: 2,000 posts while the process is killed three times; ends with 1 if anything was lost or doubled.
import { crashRun } from '#testing/crash-run.ts'

const report = await crashRun({ posts: Number(process.env.POSTS ?? 2_000), kills: 3 })
console.log(report)
const { lost, doubled, unmailed, reworded, repeated, kills } = report
if (lost + doubled + unmailed + reworded > 0 || repeated > kills) process.exitCode = 1
