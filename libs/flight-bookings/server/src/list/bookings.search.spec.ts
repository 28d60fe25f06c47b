import { addCompany, describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { newId, renewCompact } from '@traveldesk/shared-server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { searchText } from '@traveldesk/bookings-server';
import { searchedBookings } from '@traveldesk/bookings-server/testing';
import { agentPermissions, bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';

describeOnBoth('a booking', (makeApi) => {
  let api: TestApi;
  let agent: Caller;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    const company = await addCompany(api, { name: 'Nile Travel' });
    agent = await personOf(api, { type: 'company', companyId: company, permissions: agentPermissions });
    const add = async (given: string, family: string, ticket: string) => {
      const { db } = api.kernel;
      const id = await insertBooking(db, {
        company_id: company,
        people: [],
        number: `TD-${Object.keys(ids).length}4BND`,
      });
      const person = { given_name: given, family_name: family, person: family };
      await db
        .insertInto('booking_travellers')
        .values({ id: newId(), booking_id: id, place: 0, type: 'adult', ...person })
        .execute();
      await db
        .insertInto('booking_tickets')
        .values({
          id: newId(),
          booking_id: id,
          kind: 'ticket',
          number: ticket,
          irregular: false,
          state: 'issued',
          issued_at: new Date(),
        })
        .execute();
      await db.transaction().execute((tx) => searchText(tx, id));
      ids[family] = id;
    };
    await add('Ahmed', 'Hassan', '9994543403362');
    await add('Mona', 'Al-Sayedi', '077-4543403363');
    await add('Sean', "O'Neil", '9994543403364');
    await add('Ana Maria', 'De La Cruz', '9994543403365');
    await add('Tom', 'Omr', '9994543403366');
    await add('Amr', 'Farouk', '9994543403367');
    await add('Aya', 'Farouk-Zaki', '9994543403368');
    await add('Badr', 'Nasser', '9994543403369');
    await add('Marie', 'Sainte-Anne', '9994543403370');
  });

  it.each([
    ['HASSAN/AHMED', 'Hassan'],
    ['HASSAN/AHMED MR', 'Hassan'],
    ['HASSAN/AHMEDMR', 'Hassan'],
    ['hassan ahmed', 'Hassan'],
    ['Ahmed Hassan', 'Hassan'],
    ['HASSAN/AH', 'Hassan'],
    ['ALSAYEDI', 'Al-Sayedi'],
    ['al sayedi/mona', 'Al-Sayedi'],
    ['ONEIL', "O'Neil"],
    ['O’NEIL/SEAN MSTR.', "O'Neil"],
    ['DELACRUZ', 'De La Cruz'],
    ['DELACRUZ/ANAMARIA MRS', 'De La Cruz'],
    ['OMR/TOM', 'Omr'],
    ['omr', 'Omr'],
    ['FAROUK/AMR', 'Farouk'],
    ['FAROUK/AMR MR', 'Farouk'],
    ['FAROUKZAKI/AYAMISS', 'Farouk-Zaki'],
    ['NASSER/BADR', 'Nasser'],
    ['999-4543403362', 'Hassan'],
    ['999 4543403362', 'Hassan'],
    ['9994543403362', 'Hassan'],
    ['٩٩٩٤٥٤٣٤٠٣٣٦٢', 'Hassan'],
    ['0774543403363', 'Al-Sayedi'],
    ['TD-04BND', 'Hassan'],
    ['td 04bnd', 'Hassan'],
    ['HASSAN AHMED MR', 'Hassan'],
    ['Ahmed Hassan mr.', 'Hassan'],
    ['Mr. Ahmed Hassan', 'Hassan'],
    ['MRS Al-Sayedi', 'Al-Sayedi'],
    ['FAROUK AMR MR', 'Farouk'],
    ['NASSER BADR', 'Nasser'],
    ['9994543403362-63', 'Hassan'],
    ['999-4543403362/63', 'Hassan'],
    ['٩٩٩٤٥٤٣٤٠٣٣٦٢-٦٣', 'Hassan'],
    ['STE ANNE', 'Sainte-Anne'],
    ['saint anne/marie', 'Sainte-Anne'],
    ['HASSAN/MONA', null],
  ])('is found by %s', async (typed, family) => {
    const { body } = await agent('GET', `/booking-list?search=${encodeURIComponent(typed)}`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(family === null ? [] : [ids[family]]);
  });

  it('stores the same search text as the filling job', async () => {
    const { db } = api.kernel;
    const written = () => db.selectFrom('bookings').select(['id', 'compact']).orderBy('id').execute();
    const before = await written();
    expect(before[0]?.compact).toMatch(/^\n.+\n$/s);
    await db.transaction().execute((tx) => renewCompact(tx, searchedBookings, Object.values(ids)));
    expect(await written()).toEqual(before);
  });
});
