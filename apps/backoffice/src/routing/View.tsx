import { useEffect } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ScreenModule } from '../domains';
import { screenShown } from '../session/after-first-data';

export function Layout() {
  const { Component } = useLoaderData<ScreenModule>();
  return <Component />;
}

/** SPECIFICATION 4: remounts the view when the route's id changes. */
export function View() {
  const { Component } = useLoaderData<ScreenModule>();
  const { id } = useParams();
  useEffect(screenShown, []);
  return <Component key={id} />;
}
