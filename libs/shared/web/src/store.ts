import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi, setApiCall } from './api/baseApi';
import { baseQuery } from './api/baseQuery';

/** Domains with state beyond API answers inject their slice: `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(baseApi);

export type RootState = ReturnType<typeof rootReducer>;

/** Creates the store of one page or one test. */
export function createStore() {
  setApiCall(baseQuery);
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
