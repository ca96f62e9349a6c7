"""Ten operations by the client that openapi-python-client makes of /api/openapi.json.

python operations.py http://127.0.0.1:7777
"""

import sys

from septet_client import AuthenticatedClient, Client, models
from septet_client.api.account import account_time
from septet_client.api.ladders import list_ladders
from septet_client.api.session import rename, sign_in, sign_out
from septet_client.api.tables import check_setup, get_table, list_games, list_tables, make_table


def ask(operation, client, **arguments):
    """The answer of an operation; a refusal ends the program."""
    answer = operation.sync(client=client, **arguments)
    if answer is None or isinstance(answer, models.HttpProblem):
        sys.exit(f"{operation.__name__} is refused: {answer}")
    return answer


server = sys.argv[1]
guest = Client(base_url=server)
token = ask(sign_in, guest, body=models.SignIn(name="Pia", kind=models.AccountKind.BOT)).token
client = AuthenticatedClient(base_url=server, token=token)

me = ask(rename, client, body=models.Rename(name="Pya"))
assert me.name == "Pya", me
zone = ask(account_time, client).zone
assert zone is None or isinstance(zone, str), zone
ask(list_ladders, client)

for listed in ask(list_games, client):
    game = listed.id
    setup = models.SetupRequest(game=game, seats=listed.min_seats)
    checked = ask(check_setup, client, body=setup)
    assert isinstance(checked, models.CheckedSetupPlayable), checked
    code = ask(make_table, client, body=setup).code
    assert ask(get_table, client, table=code).setup.game == game, code
    assert all(table.setup.game == game for table in ask(list_tables, client, game=game)), game

assert sign_out.sync_detailed(client=client).status_code == 204
print("all operations are answered")
