import type { Socket } from 'node:net';
import type { FastifyContextConfig } from 'fastify';
import type { ZodType } from 'zod';
import type { Actor, RoutePermission } from '../modules/actor';
import type { Kernel } from '../modules/module';

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
    /** Whether the caller of a request in progress could still make it. Only below /api. */
    isStillAllowed(request: CallInProgress): Promise<boolean>;
  }

  interface FastifyRequest {
    /** Null on a public route. */
    actor: Actor | null;
    /** Whether the response is that of an earlier request with the same `Idempotency-Key`. */
    replayed: boolean;
    /** Ends the turn of an upload; null if there is none. */
    endUpload: (() => void) | null;
  }

  interface FastifyContextConfig {
    /** The permission to call the route; required for every route (SECURITY 33). */
    permission?: RoutePermission;
    /** Whether the route stays open to users who must change their password first (SPECIFICATION 8). */
    passwordChange?: boolean;
    /** Whether the route stays open to users who must set up a second factor first (SECURITY 23). */
    secondFactorSetUp?: boolean;
    /** Whether the caller must have proved their identity within the last minutes (SECURITY 29). */
    fresh?: boolean;
    /** Whether a company's API token may call the route; all others refuse tokens (SECURITY 32). */
    apiTokens?: boolean;
    /**
     * Whether the route takes an `Idempotency-Key`, with which a request has its effect once (ADR 61); `required` if it must have one,
     * because money moves (SECURITY 6).
     */
    idempotent?: boolean | 'required';
    /** `required` if the caller must send the version that they have read, in `If-Match`. */
    version?: 'required';
    /** Called by machines every few seconds: logged only if it fails. */
    quiet?: boolean;
    /** Content types of the response, if it is not JSON. */
    produces?: readonly string[];
    /** The schema of each line of an NDJSON response, for the API's description. */
    line?: ZodType;
  }
}

/** The parts of a request that the kernel's helpers need, whatever the types of the route. */
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
  /** Node's own request, if any; its connection shows when the caller disconnects. */
  raw?: { socket: Socket };
}

/** The parts of a request needed to check whether its caller could still make it. */
export interface CallInProgress {
  headers: { authorization?: string | undefined };
  actor: Actor | null;
  routeOptions: { config: FastifyContextConfig };
  server: { isStillAllowed(request: CallInProgress): Promise<boolean> };
}
