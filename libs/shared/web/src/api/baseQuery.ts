import type { Language } from '@traveldesk/shared-contract';
import { currentLanguage } from '../i18n/language';
import { readerZone } from '../i18n/reader-zone';
import { commonText } from '../i18n/common';
import { askForFreshSignIn } from '../session/fresh';
import { passwordToChange, secondFactorMissing, sessionLost } from '../session/sign-out';
import { isPageValid } from '../session/page';
import { readSession, type Session } from '../session/storage';
import { showToast } from '../toast/toast';
import type { ApiCall } from './baseApi';
import { failureOf, messageOf } from './errors';
import { isAhead } from './loader';
import { readLines } from './lines';
import { apiPath } from './path';
import { adjustServerClock } from './server-clock';
import { isReading, pathOf, type ApiError, type ApiOptions, type ApiRequest } from './request';

type Answer = { data: unknown } | { error: ApiError };

/** Files have their own types: the API refuses a download that accepts JSON alone. */
function acceptOf(as: ApiRequest['as'], onLine: ApiRequest['onLine']): string {
  if (onLine) return 'application/x-ndjson, application/json';
  return as === 'blob' ? '*/*' : 'application/json';
}

/** The session and language of a call. */
interface Caller {
  session: Session;
  language: Language;
}

async function send(request: ApiRequest, caller: Caller, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', body, headers, as, onLine } = request;
  const {
    session: { token },
    language,
  } = caller;
  const sent = Date.now();
  const response = await fetch(apiPath + pathOf(request), {
    method,
    signal,
    headers: {
      accept: acceptOf(as, onLine),
      'accept-language': language,
      // Files write instants in the user's time zone, and filters such as "today" mean the user's day.
      'time-zone': readerZone(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  adjustServerClock(response.headers.get('date'), sent);
  return response;
}

/** The API serves no HTML: such an answer comes from a network's sign-in page. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Returns the body; null for a failure that is not the API's. Throws for a success that is not the API's: its outcome is unknown, or it
 * lacks the data asked for.
 */
async function bodyOf(response: Response, request: ApiRequest): Promise<unknown> {
  const { as, onLine } = request;
  if (response.ok && isPage(response)) throw new TypeError('The response is not from the API.');
  if (response.ok && as === 'blob') return fileOf(response);
  if (response.ok && onLine) {
    await readLines(response.body, onLine);
    return null;
  }
  const text = await response.text();
  if (response.ok && !text && isReading(request)) throw new TypeError('The response is empty.');
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch (error) {
    if (response.ok) throw error;
    return null;
  }
}

/** Every file of the API has at least a header row: an empty file was lost on the way. */
async function fileOf(response: Response): Promise<Blob> {
  const file = await response.blob();
  if (file.size === 0) throw new TypeError('The file is empty.');
  return file;
}

function unanswered(): Answer {
  return { error: { status: 0, message: commonText('api.unknownError') } };
}

async function call(request: ApiRequest, caller: Caller, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await send(request, caller, signal);
    const body = await bodyOf(response, request);
    if (response.ok) return { data: body };
    return { error: failureOf(response.status, body, commonText('api.unknownError')) };
  } catch {
    return unanswered();
  }
}

interface Answered extends Caller {
  answer: Answer;
}

const isRefused = (answer: Answer) => 'error' in answer && answer.error.status === 401;

/** Whether the call must be repeated, in another language or with a newer session of the same user. */
function isOvertaken({ answer, session, language }: Answered, request: ApiRequest) {
  if (isRefused(answer)) {
    const { token } = readSession();
    return Boolean(session.token && token && token !== session.token);
  }
  const { as, onLine } = request;
  return isReading(request) && as !== 'blob' && !onLine && language !== currentLanguage();
}

/** Returns an answer for the session and language that are current when it arrives. A page that is ending sends nothing. */
async function ask(request: ApiRequest, signal: AbortSignal): Promise<Answered> {
  for (;;) {
    const isOver = !isPageValid();
    const caller = { session: readSession(), language: currentLanguage() };
    if (isOver) return { ...caller, answer: unanswered() };
    const answered = { ...caller, answer: await call(request, caller, signal) };
    if (signal.aborted || !isPageValid() || !isOvertaken(answered, request)) return answered;
  }
}

function needsFreshSignIn(answer: Answer): boolean {
  return 'error' in answer && answer.error.problem?.code === 'fresh_sign_in_required';
}

/**
 * Handles every error of the catalog (SPECIFICATION 8). An answer about the session `asked` is ignored if the user has since signed in,
 * changed the password or set up the second factor.
 */
function report(error: ApiError, { silent }: ApiOptions, asked: Session): void {
  const now = readSession();
  if (error.status === 409) {
    if (now === asked) passwordToChange();
  } else if (error.problem?.code === 'second_factor_required') {
    if (now === asked) secondFactorMissing();
  } else if (error.status === 401) {
    if (now.token === asked.token) sessionLost();
  } else if (!silent) {
    showToast({ title: error.message, status: false, permissions: error.problem?.permissions });
  }
}

/**
 * Makes every API call: bearer token, language, error catalog, and a toast for every successful POST (SPECIFICATION 7) except reading ones.
 * Types cannot enforce `url` everywhere, so it is checked here.
 */
export const baseQuery: ApiCall = async (args, { signal, queryCacheKey }, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  if (!request?.url) {
    const error = { status: 0, message: commonText('api.urlRequired') };
    report(error, {}, readSession());
    return { error };
  }
  let answered = await ask(request, signal);
  // The caller keeps waiting, with its input, and gets the second answer only (SECURITY 29).
  if (needsFreshSignIn(answered.answer) && (await askForFreshSignIn())) answered = await ask(request, signal);
  const { answer, session } = answered;
  if (signal.aborted || !isPageValid()) return answer;
  if ('error' in answer) {
    report(answer.error, { silent: options?.silent ?? isAhead(queryCacheKey) }, session);
  } else if (request.method === 'POST' && !isReading(request)) {
    const status = !options?.isBad?.(answer.data);
    showToast({ title: messageOf(answer.data) ?? commonText('api.completed'), status });
  }
  return answer;
};
