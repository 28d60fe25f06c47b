import type { Socket } from 'node:net';
import type { FastifyContextConfig } from 'fastify';
import type { ZodType } from 'zod';
import type { Actor, RoutePermission } from '../modules/actor';
import type { Kernel } from '../modules/module';

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
    /** Whether the caller of a request that is still being answered could make it now. Below /api alone. */
    isStillAllowed(request: Underway): Promise<boolean>;
  }

  interface FastifyRequest {
    /** Null on a public route. */
    actor: Actor | null;
    /** Whether the answer is that of an earlier call with the same `Idempotency-Key`. */
    replayed: boolean;
    /** Ends the turn of an upload; null where there is none. */
    endUpload: (() => void) | null;
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
    /**
     * Whether the route takes an `Idempotency-Key`, under which it has its effect once (ADR 61); `required` where there is
     * none without it, as money moves (SECURITY 6).
     */
    idempotent?: boolean | 'required';
    /** `required` where nobody may write unseen: the caller names the version that they have read, in `If-Match`. */
    version?: 'required';
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
  routeOptions?: { config: Pick<FastifyContextConfig, 'idempotent' | 'version'> };
  replayed?: boolean;
  /** Node's own request, where there is one: its connection tells when the caller leaves. */
  raw?: { socket: Socket };
}

/** What is needed of a request to ask whether its caller could still make it. */
export interface Underway {
  headers: { authorization?: string | undefined };
  actor: Actor | null;
  routeOptions: { config: FastifyContextConfig };
  server: { isStillAllowed(request: Underway): Promise<boolean> };
}
