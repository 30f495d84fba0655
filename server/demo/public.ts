export { DemoArea } from './area.ts'
