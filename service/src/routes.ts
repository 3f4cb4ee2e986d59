import { apiRoutes } from './api/routes.ts'
import type { Config } from './config.ts'
import type { Route } from './http/route.ts'
import { mcpRoute } from './mcp/route.ts'
import { pageRoutes } from './page/routes.ts'

/** What the routes are told of the configuration. */
export type RouteSettings = Pick<Config, 'operatorName' | 'operatorContact' | 'publicUrl'>

/** Every route of the service: the same where requests are taken and where long work is done. `today` is the day it is in
 *  London, as YYYY-MM-DD. */
export const serviceRoutes = (settings: RouteSettings, today: () => string): readonly Route[] => [
  ...apiRoutes({ ...settings, today }),
  ...pageRoutes({ ...settings, today }),
  mcpRoute(settings.operatorName, today),
]
