import { fireEvent, screen, waitFor } from '@testing-library/react';
import { blankBooking } from './booking.values';
import { company, fakeReview, saved } from './review.fake';
import { button, choose, field, fillIn, openReview, order } from './reviewing.fake';

/** The specimen of ICAO 9303, part 4. */
const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';

async function findSaved(user: Awaited<ReturnType<typeof openReview>>['user']) {
  await screen.findByText('Names as in the passport, in letters from A to Z.');
  const box = field('Saved traveler (Adult)');
  await user.click(box);
  fireEvent.change(box, { target: { value: 'mona' } });
  await user.click(await screen.findByText('Mona Said'));
}

describe('a traveler', () => {
  it('who is saved fills the form, and the saved passport is used without its number', async () => {
    const { api, bookings } = fakeReview();
    const { user } = await openReview();
    await findSaved(user);
    expect(await screen.findByText('The passport saved for this traveler is used.')).toBeVisible();
    expect(field('Given names')).toHaveValue('Mona');
    expect(screen.queryByLabelText('Passport number')).not.toBeInTheDocument();
    expect(api.callsTo('GET /travellers').at(-1)?.query).toMatchObject({ company_id: company.id });
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers[0]).toMatchObject({
      saved_id: '0198f000-0000-7000-8000-00000000a001',
      document: null,
      loyalty: [{ airline: 'MS', number: 'MS123456' }],
    });
  });

  it('whose saved passport expires before the last arrival must enter another one', async () => {
    const document = { ...saved.document, expires_on: '2027-01-31' };
    fakeReview({ 'GET /travellers': () => ({ body: { data: [{ ...saved, document }], total: 1 } }) });
    const { user } = await openReview();
    await findSaved(user);
    expect(await screen.findByText(/^Filled in without the saved passport/)).toBeVisible();
    expect(field('Passport number')).toBeVisible();
  });

  it('whose saved passport expires soon after the arrival sees a warning', async () => {
    const document = { ...saved.document, expires_on: '2027-07-31' };
    const near = { kind: 'passport_near_end', place: 'DXB', minutes: null, usual: null, months: 6 } as const;
    fakeReview(
      { 'GET /travellers': () => ({ body: { data: [{ ...saved, document }], total: 1 } }) },
      { notices: [near] },
    );
    const { user } = await openReview();
    await findSaved(user);
    await screen.findByText('The passport saved for this traveler is used.', { exact: false });
    expect(
      screen.getByText(/requires passports valid for 6 months after arrival; this one expires/),
    ).toBeVisible();
  });

  it('whose name differs from the saved name must enter another passport', async () => {
    fakeReview();
    const { user } = await openReview();
    await findSaved(user);
    await screen.findByText('The passport saved for this traveler is used.');
    await user.type(field('Given names'), 'a');
    expect(await screen.findByLabelText('Passport number')).toBeVisible();
    expect(screen.getByText(/^The passport saved for .Mona Said. was taken out/)).toBeVisible();
  });

  it('who was renamed by mistake gets the saved name and passport back', async () => {
    const { bookings } = fakeReview();
    const { user } = await openReview();
    await findSaved(user);
    await screen.findByText('The passport saved for this traveler is used.');
    await user.type(field('Given names'), 'ab');
    await user.click(button('Take back name and passport'));
    expect(field('Given names')).toHaveValue('Mona');
    expect(screen.getByText('The passport saved for this traveler is used.')).toBeVisible();
    expect(screen.queryByText(/was taken out/)).not.toBeInTheDocument();
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers[0]).toMatchObject({
      saved_id: '0198f000-0000-7000-8000-00000000a001',
      given_name: 'Mona',
      document: null,
    });
    expect(bookings[0]?.travellers[0]).not.toHaveProperty('former');
  });

  it('who is the lead sees the problems of the phone number and the email address', async () => {
    fakeReview();
    await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    const leave = (label: string, value: string) => {
      fireEvent.change(field(label), { target: { value } });
      fireEvent.blur(field(label));
    };
    leave('Phone', '0100 CALL ME');
    expect(await screen.findByText(/^Write the number with its country code/)).toBeVisible();
    leave('Phone', '+999 123 4567');
    expect(await screen.findByText(/^There is no such phone number/)).toBeVisible();
    leave('Phone', '0100 123 4567');
    await waitFor(() => expect(screen.queryByText(/^There is no such phone number/)).not.toBeInTheDocument());
    leave('Email', 'mona');
    expect(await screen.findByText('This is not an email address')).toBeVisible();
  });

  const enterLines = (typed: string) => {
    const box = field('The lines at the bottom of the passport, or on the back of a card');
    fireEvent.change(box, { target: { value: typed } });
    return box;
  };

  it('is filled in from the lines of a passport, which are then discarded', async () => {
    fakeReview();
    await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    const box = enterLines(lines.replace('7408122', '7408123'));
    expect(await screen.findByText(/A character was misread/)).toBeVisible();
    enterLines(lines);
    await waitFor(() => expect(box).toHaveValue(''));
    expect(field('Given names')).toHaveValue('ANNA MARIA');
    expect(field('Family name')).toHaveValue('ERIKSSON');
    expect(field('Date of birth')).toHaveValue('12 Aug 1974');
    expect(field('Passport number')).toHaveValue('L898902C3');
    expect(field('Expires on')).toHaveValue('15 Apr 2012');
    expect(screen.getByText(/The issuer is not a country: choose one\.$/)).toBeVisible();
    // The passport has expired, and the form says so at once.
    expect(await screen.findByText('The passport expires before the last arrival.')).toBeVisible();
  });

  it('is booked from lines whose fillers a scanner read as quotation marks', async () => {
    const { bookings } = fakeReview();
    const { user } = await openReview();
    await fillIn(user, { 'Given names': '', 'Family name': '', 'Passport number': '', 'Date of birth': '' });
    const british = lines.replace('P<UTO', 'P<GBD').replace('1204159', '3204153').replace(/0$/, '6');
    enterLines(british.replaceAll('<<', '«'));
    await waitFor(() => expect(field('Given names')).toHaveValue('ANNA MARIA'));
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers[0]).toMatchObject({
      given_name: 'ANNA MARIA',
      family_name: 'ERIKSSON',
      born_on: '1974-08-12',
      document: { number: 'L898902C3', country: 'GB', expires_on: '2032-04-15' },
    });
  });

  it('must choose a gender if the card specifies none, and gets FNU for a single name', async () => {
    fakeReview();
    const { user } = await openReview();
    await fillIn(user);
    expect(field('Gender').closest('.ant-select')).toHaveTextContent('Female');
    enterLines('I<UTOD231458907<<<<<<<<<<<<<<<\n7408122<1204159UTO<<<<<<<<<<<6\nSUKARNO'.padEnd(92, '<'));
    await waitFor(() => expect(field('Family name')).toHaveValue('SUKARNO'));
    expect(field('Given names')).toHaveValue('FNU');
    expect(field('Gender').closest('.ant-select')).not.toHaveTextContent('Female');
    expect(screen.getByText(/No gender is specified: choose it\..*This is an identity card/)).toBeVisible();
  });

  it('with a single name is booked in the form that the supplier expects', async () => {
    fakeReview({}, { single_name: 'repeat' });
    const { user } = await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    fireEvent.change(field('Family name'), { target: { value: 'Sukarno' } });
    fireEvent.blur(field('Given names'));
    expect(await screen.findByText(/This supplier wants it in both fields\.$/)).toBeVisible();
    await user.click(button(/^Use .Sukarno Sukarno.$/));
    expect(field('Given names')).toHaveValue('Sukarno');
  });

  it('gets the gender of the title, and a contradiction is shown at once', async () => {
    fakeReview();
    const { user } = await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    await choose(user, 'Title', 'Mr');
    expect(await screen.findByTitle('Male')).toBeVisible();
    expect(screen.queryByText('Title and gender do not match.')).not.toBeInTheDocument();
    await choose(user, 'Gender', 'Female');
    expect(await screen.findByText('Title and gender do not match.')).toBeVisible();
    await choose(user, 'Title', 'Mrs');
    await waitFor(() => expect(screen.queryByText('Title and gender do not match.')).not.toBeInTheDocument());
  });

  it('sees a warning for a title within a name, and for a family name of one letter', async () => {
    fakeReview();
    await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    fireEvent.change(field('Given names'), { target: { value: 'Amal Mrs' } });
    expect(await screen.findByText(/^Leave .Mrs. out: the title has a field of its own/)).toBeVisible();
    fireEvent.change(field('Family name'), { target: { value: 'H' } });
    expect(await screen.findByText('A family name of one letter: check the passport.')).toBeVisible();
  });

  it('whose name is in Arabic is offered a Latin spelling, which the user may take', async () => {
    fakeReview();
    const { user } = await openReview();
    await screen.findByText('Names as in the passport, in letters from A to Z.');
    fireEvent.change(field('Given names'), { target: { value: 'محمد' } });
    expect(field('Given names')).toHaveValue('محمد');
    expect(await screen.findByText('Write it as in the passport.')).toBeVisible();
    await user.click(button(/^Use .Mohamed.$/));
    expect(field('Given names')).toHaveValue('Mohamed');
    fireEvent.change(field('Family name'), { target: { value: 'x'.repeat(40) } });
    expect(await screen.findByText(/^40 letters; suppliers accept 20\./)).toBeVisible();
  });

  // TRAVEL-RULES 2: by fare this traveler is an adult.
  it('who is 15 and saved fills a child’s place, and cannot hold an infant', async () => {
    const nour = { ...saved, given_name: 'Nour', born_on: '2011-06-01' };
    const travellers = [
      { type: 'adult' as const, age: null },
      { type: 'adult' as const, age: 15 },
    ];
    const { bookings } = fakeReview(
      { 'GET /travellers': () => ({ body: { data: [nour], total: 1 } }) },
      { passport: false, travellers },
    );
    const { user } = await openReview();
    await fillIn(user, { 'Passport number': '', 'Expires on': '' });
    expect(screen.getByText('2. Child')).toHaveTextContent('searched with age 15');
    const box = field('Saved traveler (Child)');
    await user.click(box);
    fireEvent.change(box, { target: { value: 'nour' } });
    await user.click(await screen.findByText('Nour Said'));
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers[1]).toMatchObject({ type: 'adult', born_on: '2011-06-01' });
    expect(
      blankBooking([...travellers.toReversed(), { type: 'infant', age: 1 }], company.id).travellers[2],
    ).toMatchObject({ adult: 1 });
  });

  it('who is an infant is assigned to an adult of their own', async () => {
    const { bookings } = fakeReview(
      {},
      {
        passport: false,
        travellers: [
          { type: 'adult', age: null },
          { type: 'infant', age: null },
        ],
      },
    );
    const { user } = await openReview();
    await fillIn(user, { 'Passport number': '', 'Expires on': '' });
    for (const [label, value] of [
      ['Given names', 'Nour'],
      ['Family name', 'Said'],
      ['Date of birth', '2026-01-10'],
    ] as const) {
      fireEvent.change(field(label, 1), { target: { value } });
    }
    await user.click(field('Title', 1));
    await user.click(screen.getAllByText('Miss').at(-1) as HTMLElement);
    await user.click(field('Gender', 1));
    await user.click(screen.getAllByText('Female').at(-1) as HTMLElement);
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers.map(({ type, adult }) => [type, adult])).toEqual([
      ['adult', null],
      ['infant', 0],
    ]);
  });
});
