import { describeOnDatabase, untilLockIsAwaited } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { keepTravellers } from '@traveldesk/bookings-server';
import { forgetPassports, openPassport } from '@traveldesk/bookings-server/testing';
import { adult, startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

const passport = { kind: 'passport', number: 'A1234567', country: 'EG', expires_on: '2033-01-31' } as const;

describeOnDatabase('saved travelers', (makeApi, database) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());

  const input = (change: object = {}) => {
    const { type: _, adult: __, save: ___, ...person } = adult();
    return { ...person, company_id: bookings.company.id, keep_document: false, ...change };
  };
  const add = async (change: object = {}) => {
    const { status, body } = await bookings.agent('POST', '/travellers', input(change));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const row = (id: string) =>
    bookings.api.kernel.db.selectFrom('travellers').selectAll().where('id', '=', id).executeTakeFirst();

  it('are added, found by a part of their name, changed and erased', async () => {
    const saved = await add({ given_name: 'Mona', family_name: 'El-Sayed', document: passport });
    expect(saved).toMatchObject({
      given_name: 'Mona',
      document: { kind: 'passport', ends_with: '567', country: 'EG', expires_on: '2033-01-31' },
      company: { name: 'Nile Travel' },
      version: 1,
    });
    const { body: page } = await bookings.agent('GET', '/travellers?name=SAYED');
    expect(page).toMatchObject({ total: 1, data: [{ id: saved.id }] });
    expect((await bookings.agent('GET', '/travellers?name=nobody')).body).toEqual({ data: [], total: 0 });

    const put = (change: object, version: string) =>
      bookings.agent(
        'PUT',
        `/travellers/${saved.id}`,
        input({ given_name: 'Mona', family_name: 'El-Sayed', ...change }),
        { 'if-match': version },
      );
    const changed = await put({ keep_document: true, email: 'mona@nile.example' }, '"1"');
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { email: 'mona@nile.example', document: { ends_with: '567' }, version: 2 } },
    });
    expect((await put({}, '"1"')).status).toBe(412);
    expect((await put({}, '"2"')).body.data.document).toBeNull();
    expect(await row(saved.id)).toMatchObject({ document_sealed: null, document_ends_with: null });

    const history = await bookings.agent('GET', `/travellers/${saved.id}/history`);
    expect(history.body.total).toBe(3);
    expect(JSON.stringify(history.body)).not.toMatch(/mona@|El-Sayed|A1234567|1990/);
    expect(JSON.stringify(history.body)).toContain('email');

    const phoned = await put({ phone: '+44 (0)20 7946 0018', keep_document: true }, '"3"');
    expect(phoned.body.data.phone).toBe('+442079460018');
    expect((await put({ phone: '+225 01020304' }, '"4"')).body.fields).toEqual({ phone: expect.any(String) });

    const gone = await bookings.api.inject({
      method: 'DELETE',
      url: `/api/v1/travellers/${saved.id}`,
      headers: bookings.agent.headers,
    });
    expect(gone.statusCode).toBe(200);
    expect(await row(saved.id)).toBeUndefined();
    expect((await bookings.agent('GET', `/travellers/${saved.id}`)).status).toBe(404);
  });

  it('are saved once, and belong to a company that the caller sees', async () => {
    await add({ given_name: 'Once' });
    expect(await bookings.agent('POST', '/travellers', input({ given_name: 'ONCE' }))).toMatchObject({
      status: 422,
      body: { fields: { family_name: expect.any(String) } },
    });
    const other = await bookings.addCompany('Delta Tours', [], { currency: 'EUR' });
    expect(await bookings.agent('POST', '/travellers', input({ company_id: other.id }))).toMatchObject({
      status: 422,
      body: { fields: { company_id: expect.any(String) } },
    });
    const theirs = await bookings.staff('POST', '/travellers', input({ company_id: other.id }));
    const { id } = theirs.body.data;
    for (const path of [`/travellers/${id}`, `/travellers/${id}/history`, `/travellers/${newId()}`]) {
      expect([path, (await bookings.agent('GET', path)).status]).toEqual([path, 404]);
    }
    const moved = await bookings.staff('PUT', `/travellers/${id}`, input());
    expect(moved.body.fields).toHaveProperty('company_id');
    const searcher = await bookings.signedIn({ permissions: ['flights_search'] });
    expect(await searcher('GET', '/travellers')).toMatchObject({ status: 403 });
    expect((await bookings.api.inject({ url: '/api/v1/travellers' })).statusCode).toBe(401);
  });

  it.each([
    ['born_on', { born_on: '0000-05-17' }],
    ['document.expires_on', { document: { ...passport, expires_on: '0000-01-31' } }],
  ])('are refused at %s for a day with an impossible year', async (field, change) => {
    const { status, body } = await bookings.agent('POST', '/travellers', input(change));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it.each([
    ['born_on', { born_on: '1800-01-01' }],
    ['born_on', { born_on: '2131-05-17' }],
    ['title', { title: 'mr', gender: 'f' }],
    ['title', { title: 'mrs', gender: 'f', born_on: '2024-05-17' }],
    ['document.country', { document: { ...passport, country: 'ZZ' } }],
    ['document.expires_on', { document: { ...passport, expires_on: '1976-01-31' } }],
    ['document.expires_on', { document: { ...passport, expires_on: '9999-12-31' } }],
    ['phone', { phone: '+20 000 000 0000' }],
  ])('are refused at %s for impossible values: %j', async (field, change) => {
    const { status, body } = await bookings.agent('POST', '/travellers', input(change));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('have their hyphens and apostrophes stored in one form, whatever the keyboard sends', async () => {
    const names = { given_name: 'Jean\u2010Luc', family_name: 'O´Neil\u2011D‘Arc' };
    expect(await add(names)).toMatchObject({ given_name: 'Jean-Luc', family_name: "O'Neil-D'Arc" });
  });

  it('keep invalid values that are already stored, until they are changed', async () => {
    const { id } = await add({ given_name: 'Stored' });
    await bookings.api.kernel.db
      .updateTable('travellers')
      .set({ born_on: '1800-01-01', person: 'stored haddad 1800-01-01', phone: '+200000000000' })
      .set({ document_kind: 'passport', document_country: 'EG', document_expires_on: '9999-12-31' })
      .set({ document_sealed: 'sealed', document_since: new Date() })
      .where('id', '=', id)
      .execute();
    const put = (change: object, version: string) =>
      bookings.agent('PUT', `/travellers/${id}`, input({ given_name: 'Stored', ...change }), {
        'if-match': version,
      });
    expect((await bookings.agent('GET', `/travellers/${id}`)).body.born_on).toBe('1800-01-01');
    const stays = { born_on: '1800-01-01', phone: '+200000000000' };
    const kept = await put({ ...stays, keep_document: true, email: 'stored@nile.example' }, '"1"');
    expect(kept.body.data).toMatchObject({ ...stays, document: { expires_on: '9999-12-31' } });
    const refused = await put({ born_on: '1801-01-01' }, '"2"');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['born_on']]);
  });

  it('are saved with a booking, with a sealed passport number, and updated by the next booking', async () => {
    const given = { given_name: 'Kept', family_name: 'Traveller', save: true };
    await bookings.settled(
      await bookings.book('hold', { travellers: [adult({ ...given, document: passport })] }),
    );
    const find = async () =>
      (await bookings.agent('GET', '/travellers?name=traveller kept')).body.data as { id: string }[];
    const [saved] = await find();
    expect(saved).toMatchObject({ email: 'amal@nile.example', document: { ends_with: '567' } });
    await bookings.settled(
      await bookings.book('hold', { travellers: [adult({ ...given, email: 'kept@nile.example' })] }),
    );
    expect(await find()).toMatchObject([
      { id: saved?.id, email: 'kept@nile.example', document: { ends_with: '567' }, version: 2 },
    ]);
    expect(JSON.stringify(await row(saved?.id ?? ''))).not.toContain('A1234567');
  });

  it('are saved as one when two bookings save the same new person at the same time', async () => {
    const { kernel } = bookings.api;
    const person = { given_name: 'Both', family_name: 'Atonce', save: true };
    const keep = (change: object, meanwhile = async () => {}) =>
      systemChange(kernel, async (tx, record) => {
        await keepTravellers(tx, record, {} as never, {
          companyId: bookings.company.id,
          travellers: [adult({ ...person, ...change })],
          secrets: kernel.secrets,
          at: new Date(),
          flownAt: null,
        });
        await meanwhile();
      });
    let commit: () => void = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    const first = await new Promise<{ done: Promise<void> }>((resolve) => {
      const done = keep({ email: 'first@nile.example' }, () => {
        resolve({ done });
        return held;
      });
    });
    const second = keep({ email: 'second@nile.example', document: passport });
    // The embedded database has one connection: the second transaction waits for the connection, not for a
    // row.
    if (database === 'postgres') await untilLockIsAwaited(kernel.db);
    commit();
    await Promise.all([first.done, second]);
    const { body } = await bookings.agent('GET', '/travellers?name=atonce');
    expect(body).toMatchObject({
      total: 1,
      data: [{ email: 'second@nile.example', document: { ends_with: '567' }, version: 2 }],
    });
    const kept = await row(body.data[0].id);
    expect(kept && openPassport(kernel.secrets, kept)).toEqual(passport);
    const history = await bookings.agent('GET', `/travellers/${body.data[0].id}/history`);
    expect(history.body.data).toMatchObject([{ action: 'update' }, { action: 'create' }]);
  });

  it('fly with their saved passport, whose number the browser never sends', async () => {
    const person = { given_name: 'Flies', family_name: 'Again' };
    const saved = await add({ ...person, document: passport });
    const before = await row(saved.id);
    const id = await bookings.book('hold', { travellers: [adult({ ...person, saved_id: saved.id })] });
    await bookings.settled(id);
    const traveller = await bookings.api.kernel.db
      .selectFrom('booking_travellers')
      .innerJoin('booking_documents', 'traveller_id', 'booking_travellers.id')
      .selectAll()
      .where('booking_travellers.booking_id', '=', id)
      .executeTakeFirst();
    expect(traveller).toMatchObject({ document_ends_with: '567', document_country: 'EG' });
    // The term counts from the flight, weeks ahead.
    const after = await row(saved.id);
    expect(Number(after?.document_since)).toBeGreaterThan(Number(before?.document_since) + 20 * dayMs);
    // If a later flight is already booked, the term still counts from that one.
    const later = new Date(Date.now() + 900 * dayMs);
    await bookings.api.kernel.db
      .updateTable('travellers')
      .set({ document_since: later })
      .where('id', '=', saved.id)
      .execute();
    await bookings.book('hold', { travellers: [adult({ ...person, saved_id: saved.id })] });
    expect((await row(saved.id))?.document_since).toEqual(later);
  });

  it('cannot be used for another person', async () => {
    const saved = await add({ given_name: 'Real', document: passport });
    const { agent, inputFor, offer } = bookings;
    for (const traveller of [
      adult({ given_name: 'Another', saved_id: saved.id }),
      adult({ given_name: 'Real', saved_id: newId() }),
    ]) {
      const answer = await agent(
        'POST',
        '/flights/bookings',
        inputFor(await offer(), 'hold', { travellers: [traveller] }),
      );
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { 'travellers.0.saved_id': expect.any(String) } },
      });
    }
  });

  it('of another company are neither changed nor used by a booking of the same person', async () => {
    const other = await bookings.addCompany('Cataract', [], { currency: 'EUR' });
    const person = { given_name: 'Shared', family_name: 'Between' };
    const { body } = await bookings.staff(
      'POST',
      '/travellers',
      input({ ...person, company_id: other.id, email: 'shared@cataract.example', document: passport }),
    );
    const theirs = await row(body.data.id);
    await bookings.settled(
      await bookings.book('hold', { travellers: [adult({ ...person, save: true, document: passport })] }),
    );
    expect(await row(body.data.id)).toEqual(theirs);
    const { body: own } = await bookings.agent('GET', '/travellers?name=between shared');
    expect(own).toMatchObject({ total: 1, data: [{ company: { name: 'Nile Travel' } }] });
    const flying = { travellers: [adult({ ...person, saved_id: body.data.id })] };
    const found = await bookings.offer();
    const answer = await bookings.agent(
      'POST',
      '/flights/bookings',
      bookings.inputFor(found, 'hold', flying),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.0.saved_id': expect.any(String) } },
    });
  });

  it('lose their passport number at the end of its term', async () => {
    const saved = await add({ given_name: 'Term', document: passport });
    await bookings.api.kernel.db
      .updateTable('travellers')
      .set({ document_since: new Date(Date.now() - 31 * dayMs) })
      .where('id', '=', saved.id)
      .execute();
    const kept = await add({ given_name: 'Fresh', document: passport });
    expect(await forgetPassports(bookings.api.kernel)).toBe(1);
    expect((await bookings.agent('GET', `/travellers/${saved.id}`)).body.document).toEqual({
      kind: 'passport',
      ends_with: null,
      country: 'EG',
      expires_on: '2033-01-31',
    });
    expect((await row(kept.id))?.document_sealed).not.toBeNull();
  });
});
