import type { Started, Starter } from './starter'
export class WebkitStarter implements Starter {
  static async open(): Promise<WebkitStarter> {
    return new WebkitStarter()
  }
  start(): Promise<Started> {
    throw new Error('to come')
  }
  async close() {}
}
