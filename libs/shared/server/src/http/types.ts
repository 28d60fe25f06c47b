import type { Language } from '@traveldesk/shared-contract';
import type { ZodType } from 'zod';
import type { Actor, RoutePermission } from '../actor';
import type { Kernel } from '../module';

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
  }

  interface FastifyRequest {
    /** Null on a public route. */
    actor: Actor | null;
  }

  interface FastifyContextConfig {
    /** Who may call the route; every route must say so (SECURITY 33). */
    permission?: RoutePermission;
    /** Whether the route stays open to a user who must change the password first (SPECIFICATION 8). */
    passwordChange?: boolean;
    /** Whether the route stays open to a user who must set up a second factor first (SECURITY 23). */
    secondFactorSetUp?: boolean;
    /** Whether the caller must have proved who they are a few minutes ago at most (SECURITY 29). */
    fresh?: boolean;
    /** Whether a company's API token may call the route; no other route answers one (SECURITY 32). */
    apiTokens?: boolean;
    /** Asked every few seconds by machines: logged only when it fails. */
    quiet?: boolean;
    /** Content types of the answer, where it is not JSON. */
    produces?: readonly string[];
    /** What each line is, where the answer is JSON line by line: for the description of the API. */
    line?: ZodType;
  }
}

/** What the kernel's helpers need of a request, whatever the route's own types are. */
export interface Call {
  id: string;
  ip: string;
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body?: unknown;
  actor: Actor | null;
  server: { kernel: Kernel };
}

export type { Language };
