"""The certificate with which this process itself may serve, tried before anything else starts.

OpenSSL's own words for a wrong file help nobody; here each fault is a sentence that says what to
do. A proxy in front that speaks TLS is the usual way, and needs none of this.
"""

import ssl
from pathlib import Path

from slapjack.server.config import ConfigError


def check_tls(cert: Path | None, key: Path | None) -> None:
    """See that certificate and key can be read and belong together, where they are given.

    Raises:
        ConfigError: They cannot be used; the text says what to do.
    """
    if cert is None and key is None:
        return
    if cert is None or key is None:
        missing = "--tls-cert" if cert is None else "--tls-key"
        raise ConfigError(f"a certificate and its key go together: {missing} is missing")
    for file, flag in ((cert, "--tls-cert"), (key, "--tls-key")):
        _check_readable(file, flag)
    if "-----BEGIN CERTIFICATE-----" not in cert.read_text(encoding="latin-1"):
        raise ConfigError(f"{cert} holds no certificate in PEM form; --tls-cert names the chain")
    if "PRIVATE KEY-----" not in key.read_text(encoding="latin-1"):
        raise ConfigError(f"{key} holds no private key in PEM form; --tls-key names it")
    try:
        # An encrypted key would else ask for its password on the terminal of a service.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except ssl.SSLError as error:
        raise ConfigError(_why_not(error, cert, key)) from error


def _check_readable(file: Path, flag: str) -> None:
    try:
        file.read_bytes()
    except FileNotFoundError as error:
        raise ConfigError(f"{flag} names {file}, and there is no such file") from error
    except OSError as error:
        raise ConfigError(
            f"{flag} names {file}, which cannot be read ({error.strerror}): give the user that "
            "runs Slapjack the right to"
        ) from error


def _why_not(error: ssl.SSLError, cert: Path, key: Path) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"the key in {key} is not that of the certificate in {cert}: give the pair"
    if "ENCRYPTED" in key.read_text(encoding="latin-1"):
        return f"the key in {key} is locked with a password: give one without"
    return f"{cert} and {key} cannot be used ({error.reason or error}): have them issued anew"
