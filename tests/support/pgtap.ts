import type pg from 'pg'

/** Of pgTAP, which `supabase test db` brings, as much as supabase/tests asks for: where a server does not have it, its tests run all the same. */
const STAND_IN = `
  create function plan(planned integer) returns text language plpgsql as $$
  begin
    perform set_config('tap.planned', planned::text, true), set_config('tap.run', '0', true);
    return '1..' || planned;
  end $$;
  create function ok(holds boolean, description text) returns text language plpgsql as $$
  declare
    run integer := current_setting('tap.run')::integer + 1;
  begin
    perform set_config('tap.run', run::text, true);
    return case when holds then 'ok ' else 'not ok ' end || run || ' - ' || description;
  end $$;
  create function "is"(have anyelement, want anyelement, description text) returns text language plpgsql as $$
  begin
    return ok(have is not distinct from want, description)
      || case when have is distinct from want then ': found ' || coalesce(have::text, 'null') else '' end;
  end $$;
  create function throws_ok(statement text, code char(5), words text, description text) returns text language plpgsql as $$
  declare
    thrown text := 'nothing';
  begin
    begin
      execute statement;
    exception when others then
      thrown := sqlstate;
      if thrown = code and (words is null or words = sqlerrm) then return ok(true, description); end if;
    end;
    return ok(false, description) || ': threw ' || thrown;
  end $$;
  create function finish() returns setof text language plpgsql as $$
  begin
    if current_setting('tap.run') <> current_setting('tap.planned') then
      return next 'not ok - ran ' || current_setting('tap.run') || ' of ' || current_setting('tap.planned');
    end if;
  end $$;
`

/** Makes pgTAP, or what stands in for it, of this database. */
export async function preparePgTap(client: pg.ClientBase) {
  const { rows } = await client.query("select from pg_available_extensions where name = 'pgtap'")
  await client.query(rows.length > 0 ? 'create extension if not exists pgtap' : STAND_IN)
}

/** What a test file prints, a line each. */
export async function runPgTap(client: pg.ClientBase, file: string): Promise<string[]> {
  // A file is many statements, and so are its answers.
  const answers = (await client.query(file)) as unknown as pg.QueryResult<Record<string, unknown>>[]
  return answers.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)))
}
