import { createKioskServer } from '../../../scripts/service/start/kioskServer'
import { BUILD } from '../../drivers/site'
import { WebkitDevice } from './webkitDevice'

export interface ReadyWebkit {
  device: WebkitDevice
  /** Where the kiosk was served; nothing answers there any more. */
  origin: string
}

/** A device with real WebKit that is offline ready with the build, its server stopped and its browser open. */
export async function readyWebkit(): Promise<ReadyWebkit> {
  const device = await WebkitDevice.make()
  try {
    const server = await createKioskServer({ distDir: BUILD, port: 0 })
    const origin = `http://localhost:${new URL(server.url).port}`
    try {
      await device.open()
      await device.becomeReady(`${origin}/welcome`)
      await device.quit()
    } finally {
      await server.close()
    }
    await device.open()
    return { device, origin }
  } catch (error) {
    await device.discard()
    throw error
  }
}
